import { AskInstead } from '../contact/AskInstead.tsx'

interface Props {
  typed: string
  /** Words of the shop that are like those typed. */
  nearest: readonly string[]
  phone: string
  phoneUrl: string
  onChoose: (word: string) => void
}

/** Shown where nothing is found: words that find something, and whom to ask. */
export const NothingMatches = ({ typed, nearest, phone, phoneUrl, onChoose }: Props) => (
  <>
    {nearest.length > 0 && (
      <div className="search-nearest side-by-side">
        Did you mean
        {nearest.map((word) => (
          <button className="way" type="button" key={word} onClick={() => onChoose(word)}>
            {word}
          </button>
        ))}
      </div>
    )}
    <AskInstead
      phone={phone}
      phoneUrl={phoneUrl}
      what="it"
      message={`I am looking for: ${typed.trim()}\n\n`}
    />
  </>
)
