export function dayOf(at) {
  return new Date(at).toISOString().slice(0, 10)
}

export function shiftOf(at) {
  return 'morning'
}

export function makeEntry({ id, member, ml, paise, at }) {
  return { id, member, ml, paise, at }
}

export function totalOf(entries, day) {
  return { day, cans: 0, ml: 0, paise: 0 }
}

export function register(entries) {
  return []
}

console.log(dayOf(Date.UTC(2026, 10, 15, 23, 30)))
