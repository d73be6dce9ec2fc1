export function milkBill(litres) {
  // Replace the 0: the price of one litre times the litres
  return 0
}

console.log('Two litres:', milkBill(2))
