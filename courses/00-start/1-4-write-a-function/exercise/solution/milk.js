export function milkBill(litres) {
  // Replace the 0: the price of one litre times the litres
  return 64 * litres
}

console.log('Two litres:', milkBill(2))
