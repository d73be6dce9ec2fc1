const emptyForm = () => ({ member: '', litres: '', fat: '', active: 'member' })
const fields = ['member', 'litres', 'fat']
const patterns = { member: /^[0-9]{0,5}$/, litres: /^([0-9]+\.?[0-9]*)?$/, fat: /^([0-9]+\.?[0-9]*)?$/ }

export function save({ member, litres, fat, active }) {
  return JSON.stringify({ v: 2, member, litres, fat, active })
}

export function load(text) {
  const saved = read(text)
  if (saved?.v !== 1 && saved?.v !== 2) return emptyForm()
  const active = saved.v === 1 ? 'member' : saved.active
  const areTextsFine = fields.every((field) => isFine(field, saved[field]))
  if (!areTextsFine || !fields.includes(active)) return emptyForm()
  return { member: saved.member, litres: saved.litres, fat: saved.fat, active }
}

const isFine = (field, text) => typeof text === 'string' && text.length <= 7 && patterns[field].test(text)

function read(text) {
  if (typeof text !== 'string' || text.length > 500) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
