/** The PIN code as a text of six digits. Throws an Error with a sentence that helps. */
export function readPin(text) {
  const typed = text.trim()
  if (typed === '') throw new Error('Enter a PIN code, for example 261001.')
  if (!/^\d+$/.test(typed)) throw new Error('A PIN code has digits only. Is a letter or a space in it?')
  if (typed.length !== 6) throw new Error(`A PIN code has 6 digits, this one has ${typed.length}.`)
  if (typed.startsWith('0')) throw new Error('No PIN code in India begins with 0. Look at the first digit.')
  return typed
}
