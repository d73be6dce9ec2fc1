import { useEffect, useState } from 'react'
import { answerLine, type PriceFile } from './answer.ts'
import { readCopy, saveCopy } from './copy.ts'
import { useAddress, writeAddress, type Address } from './use-address.ts'
import { wordsOf, type Language } from './words.ts'

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'shown'; file: PriceFile; isOld: boolean }
const languages = { en: 'English', hi: 'हिन्दी' }
const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

async function loadPrices(): Promise<State> {
  try {
    const response = await fetch('/prices.json')
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    const file = (await response.json()) as PriceFile
    saveCopy(file)
    return { kind: 'shown', file, isOld: false }
  } catch {
    const file = readCopy()
    return file ? { kind: 'shown', file, isOld: true } : { kind: 'failed' }
  }
}

export function Board() {
  const [address, go] = useAddress()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const { lang } = address
  const words = wordsOf(lang)

  useEffect(() => {
    void loadPrices().then(setState)
  }, [])
  // The document is outside of React.
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = wordsOf(lang).title
  }, [lang])

  const load = () => {
    setState((before) => (before.kind === 'shown' ? before : { kind: 'loading' }))
    void loadPrices().then(setState)
  }

  return (
    <main>
      <nav>
        {Object.entries(languages).map(([code, name]) => (
          <a key={code} lang={code} href={writeAddress({ ...address, lang: code as Language })}>
            {name}
          </a>
        ))}
      </nav>
      <h1>{words.title}</h1>
      {state.kind === 'loading' && <p role="status">{words.loading}</p>}
      {state.kind === 'failed' && <p role="alert">{words.failed}</p>}
      {state.kind === 'shown' && <Answer {...state} address={address} go={go} />}
      {state.kind !== 'loading' && (
        <button type="button" onClick={load}>
          {state.kind === 'failed' ? words.retry : words.refresh}
        </button>
      )}
    </main>
  )
}

type AnswerProps = { file: PriceFile; isOld: boolean; address: Address; go: (address: Address) => void }

function Answer({ file, isOld, address, go }: AnswerProps) {
  const { lang } = address
  const words = wordsOf(lang)
  if (file.mandis.length === 0) return <p role="status">{words.empty}</p>
  const fields = [
    { field: 'crop', list: file.crops },
    { field: 'here', list: file.mandis },
    { field: 'there', list: file.mandis },
  ] as const
  return (
    <>
      <p className="answer">{answerLine(file, address, lang)}</p>
      {isOld && <p role="status">{words.old(dayIn(file.day, lang))}</p>}
      <form>
        {fields.map(({ field, list }) => (
          <label key={field}>
            {words[field]}{' '}
            <select value={address[field]} onChange={(event) => go({ ...address, [field]: event.target.value })}>
              {list.map((one) => (
                <option key={one.id} value={one.id}>
                  {one[lang]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
    </>
  )
}
