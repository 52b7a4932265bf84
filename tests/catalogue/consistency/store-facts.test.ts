import { testMistakes } from '../../own-catalogue/lines-about.ts'

testMistakes('store.json', {
  '"colours": { "accent": "#d9a441" }':
    'colours.accent: #d9a441 beside a sand band (#f3ece1) has a contrast of 1.91 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "dark": "#5c5048" }':
    'colours.dark: #5c5048 beside the small text on it (#c9bba8) has a contrast of 4.13 to 1, and reading takes 4.5 to 1. Choose a darker one.',
  '"colours": { "glow": "#5f3e0a" }':
    'colours.glow: #5f3e0a beside the dark bands (#241d18) has a contrast of 1.72 to 1, and reading takes 4.5 to 1. Choose a lighter one.',
  '"colours": { "accent": "teal" }':
    'colours.accent: expected a color in lowercase, such as "#7d5310", got "teal". Correct the value.',
  '"logoUrl": "../logo.gif"':
    'logoUrl: expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg", got "../logo.gif". Correct the value.',
})
