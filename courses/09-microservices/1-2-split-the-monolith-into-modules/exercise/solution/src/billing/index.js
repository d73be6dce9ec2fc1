const charges = []
export const charge = ({ office, dishName, paise }) => void charges.push({ office, dishName, paise })

export function invoice(office) {
  const own = charges.filter((line) => line.office === office)
  return { office, lines: own.map((line) => line.dishName), paise: own.reduce((sum, line) => sum + line.paise, 0) }
}
