export function wordsOf(text) {
  return text.split(' ')
}

export function find(members, text) {
  return members.filter(({ name }) => name.includes(text))
}

export function firstOf(members, text, count) {
  return { shown: find(members, text), more: 0 }
}

const members = [
  { number: 17, name: 'Savita Patil' },
  { number: 42, name: 'Anil Sathe' },
]
console.log(find(members, 'pa sa'))
