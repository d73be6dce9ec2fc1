// The story first: print the list of the day.
console.log(dayList([{ name: 'Meera', kilos: 4 }, { name: 'Salim', kilos: 20 }]).join('\n'))

export const dayList = (customers) => {
  const lines = customers.map(({ name, kilos }) => `${name}: ₹${billFor(kilos)}`)
  var total = customers.reduce((sum, { kilos }) => sum + billFor(kilos), 0)
  return [...lines, `Total: ₹${total}`]
}

export function billFor(kilos) {
  if (kilos >= largeFrom) {
    var discount = 0.1
  }
  return Math.round(kilos * rate * (1 - discount))
}

/** 'too early', 'unknown name' or 'something else' for the message of an error. */
export function explain(message) {
  // Write your code here.
}

const rate = 25
const largeFrom = 20
