import { testMistakes } from '../../own-catalogue/lines-about.ts'

testMistakes('fixtures/reed-cylinder-6.json', {
  '"numberOfBulbs": "1"': 'numberOfBulbs: expected a number of bulbs such as 3, got "1". Correct the value.',
  '"numberOfBulbs": 1.5': 'numberOfBulbs: expected a whole number of bulbs, got 1.5. Correct the value.',
  '"numberOfBulbs": 0':
    'numberOfBulbs: expected at least one bulb; leave the line out when unknown, got 0. Correct the value.',
  '"bulbWattage": "60"': 'bulbWattage: expected a number of watts such as 60, got "60". Correct the value.',
  '"bulbWattage": 0': 'bulbWattage: expected a number of watts above 0, got 0. Correct the value.',
  '"fixtureHeight": 0': 'fixtureHeight: expected a dimension above 0 inches, got 0. Correct the value.',
  '"fixtureHeight": 240.5':
    'fixtureHeight: expected a dimension of 240 inches at most, got 240.5. Correct the value.',
  '"fixtureHeight": "7 1/4"':
    'fixtureHeight: expected a number of inches such as 28 or 7.25, got "7 1/4". Correct the value.',
  '"colors": "Brushed Nickel, Matte Black"':
    'colors: expected a list such as ["Matte Black", "Satin Brass"], got "Brushed Nickel, Matte Black". Correct the value.',
  '"shown": ["Brushed Nickel"]':
    'shown: expected text in quotation marks, got ["Brushed Nickel"]. Correct the value.',
  '"locationRating": "Indoor"':
    'locationRating: expected one of "Dry", "Damp", "Wet", got "Indoor". Correct the value.',
})
