export function wordsOf(text) {
  return text.toLowerCase().split(/\s+/).filter((word) => word !== '')
}

const isNumber = (word) => /^[0-9]+$/.test(word)

function fits({ number, name }, word) {
  if (isNumber(word)) return String(number) === word
  return wordsOf(name).some((part) => part.startsWith(word))
}

export function find(members, text) {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const isFirst = ({ name }) => name.toLowerCase().trim().startsWith(words[0])
  return members
    .filter((member) => words.every((word) => fits(member, word)))
    .sort((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name) || a.number - b.number)
}

export function firstOf(members, text, count) {
  const found = find(members, text)
  return { shown: found.slice(0, count), more: Math.max(0, found.length - count) }
}
