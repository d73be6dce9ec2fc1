import { useAddress } from './use-address.ts'
import { en } from './words.ts'

export function Board() {
  const [{ crop, here, there }] = useAddress()
  return (
    <main>
      <h1>{en.title}</h1>
      <p className="answer">
        {crop}, {here}, {there}
      </p>
    </main>
  )
}
