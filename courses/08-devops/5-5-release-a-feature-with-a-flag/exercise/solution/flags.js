/** A number from 0 to 99, always the same one for a text. */
const bucket = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7) % 100

/**
 * Whether a flag is on for a customer. A flag is { name, percent, isOff, always }: `isOff` is the emergency switch and
 * beats everything; the customers in `always` have it on; for the others, `percent` of them, always the same ones.
 * Those who have it at 10 % keep it at 50 %. `isOff` and `always` may be missing.
 */
export function isOn({ name, percent, isOff = false, always = [] }, customer) {
  if (isOff) return false
  return always.includes(customer) || bucket(`${name}:${customer}`) < percent
}

/**
 * Runs the new way in the dark: returns a function that always answers with the old way. If the new way answers
 * differently, or throws, `report` gets { input, before, after }; `after` is then the Error's message. The new way can't
 * change the input of the old one. Answers are compared as JSON.
 */
export function inTheDark(oldWay, newWay, report) {
  return (input) => {
    const copy = structuredClone(input)
    const before = oldWay(input)
    let after
    let isSame = false
    try {
      after = newWay(copy)
      isSame = JSON.stringify(before) === JSON.stringify(after)
    } catch (error) {
      after = error.message
    }
    if (!isSame) report({ input, before, after })
    return before
  }
}

/** Names of flags to clean up today ('2026-11-18'): without an owner, without an end, or with an end before today. */
export function overdue(flags, today) {
  return flags.filter(({ owner, until }) => !owner || !until || until < today).map(({ name }) => name)
}
