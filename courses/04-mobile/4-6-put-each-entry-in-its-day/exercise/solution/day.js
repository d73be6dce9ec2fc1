const localText = (at) => new Date(at + 330 * 60_000).toISOString()

export function dayOf(at) {
  return localText(at).slice(0, 10)
}

export function shiftOf(at) {
  return Number(localText(at).slice(11, 13)) < 12 ? 'morning' : 'evening'
}

export function makeEntry({ id, member, ml, paise, at }) {
  return { id, member, ml, paise, at, day: dayOf(at), shift: shiftOf(at) }
}

const sum = (entries, field) => entries.reduce((total, entry) => total + entry[field], 0)

export function totalOf(entries, day) {
  const own = entries.filter((entry) => entry.day === day)
  return { day, cans: own.length, ml: sum(own, 'ml'), paise: sum(own, 'paise') }
}

export function register(entries) {
  const days = [...new Set(entries.map(({ day }) => day))].sort().reverse()
  return days.map((day) => {
    const own = entries.filter((entry) => entry.day === day)
    const mlOf = (shift) => sum(own.filter((entry) => entry.shift === shift), 'ml')
    return { ...totalOf(entries, day), morning: mlOf('morning'), evening: mlOf('evening') }
  })
}
