export const emptyForm = { member: '', litres: '', fat: '', active: 'member' }

const fields = ['member', 'litres', 'fat']

export function reduce(form, event) {
  if (event.type === 'key') return press(form, event.key)
  if (event.type === 'select') {
    if (!fields.includes(event.field) || event.field === form.active) return form
    return { ...form, active: event.field }
  }
  if (event.type === 'clear') return emptyForm
  return form
}

function press(form, key) {
  const field = form.active
  const text = form[field]
  const next = typed(field, text, key)
  return next === text ? form : { ...form, [field]: next }
}

function typed(field, text, key) {
  if (key === '<') return text.slice(0, -1)
  const longest = field === 'member' ? 5 : 7
  if (text.length >= longest) return text
  if (key === '.') return field === 'member' || text === '' || text.includes('.') ? text : `${text}.`
  return /^[0-9]$/.test(key) ? text + key : text
}
