export function stockValue(product) {
  // Give back the price times the kilos
  return product.price * product.kilos
}

const rice = { name: 'Rice', price: 56, kilos: 25 }
console.log(rice.name, 'is worth', stockValue(rice))
