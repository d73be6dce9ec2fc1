export function countWhere(entries, test) {
  return entries.length
}

export function totalsByMember(entries) {
  return []
}

export function averageFat(entries) {
  return null
}

export function slips(entries, write) {
  return []
}

const morning = [
  { member: 'Savita', ml: 4250, fatTenths: 39, paise: 16915 },
  { member: 'Ramesh', ml: 6000, fatTenths: 35, paise: 22800 },
]
console.log(countWhere(morning, (entry) => entry.ml > 5000))
console.log(slips(morning, ({ member, ml }) => `${member}: ${ml} ml`))
