// Values that the code below needs at once come first: a const can't be read before its line.
const rate = 25
const largeFrom = 20
const largeDiscount = 0.1

// The story. dayList and billFor are function declarations, so they are ready although they are written below.
console.log(dayList([{ name: 'Meera', kilos: 4 }, { name: 'Salim', kilos: 20 }]).join('\n'))

export function dayList(customers) {
  const lines = customers.map(({ name, kilos }) => `${name}: ₹${billFor(kilos)}`)
  const total = customers.reduce((sum, { kilos }) => sum + billFor(kilos), 0)
  return [...lines, `Total: ₹${total}`]
}

export function billFor(kilos) {
  const discount = kilos >= largeFrom ? largeDiscount : 0
  return Math.round(kilos * rate * (1 - discount))
}

/** 'too early', 'unknown name' or 'something else' for the message of an error. */
export function explain(message) {
  if (/^Cannot access '.+' before initialization$/.test(message)) return 'too early'
  if (/^\S+ is not defined$/.test(message)) return 'unknown name'
  return 'something else'
}
