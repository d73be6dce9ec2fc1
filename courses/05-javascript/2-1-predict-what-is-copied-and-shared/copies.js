// Write down what each line prints before you run this: node copies.js

let a = 5
let b = a
b += 1
console.log(1, a, b)

const list = ['tea']
const other = list
other.push('salt')
console.log(2, list.length)

const copy = [...list]
copy.push('rice')
console.log(3, list.length, copy.length)

const shop = { name: 'Annapurna Stores', owner: { name: 'Lata' } }
const branch = { ...shop }
branch.name = 'Annapurna East'
branch.owner.name = 'Vikram'
console.log(4, shop.name, shop.owner.name)

const clone = structuredClone(shop)
clone.owner.name = 'Farah'
console.log(5, shop.owner.name)

function rename(target) {
  target.name = 'Renamed'
  target = { name: 'Replaced' }
}
rename(shop)
console.log(6, shop.name)

const boxes = Array(3).fill([])
boxes[0].push('mango')
console.log(7, boxes.map((box) => box.length).join(' '))

const functions = []
for (let i = 0; i < 3; i++) functions.push(() => i)
console.log(8, functions.map((f) => f()).join(' '))

let rate = 10
const price = (kg) => kg * rate
rate = 12
console.log(9, price(2))

const words = ['pen', 'ink']
const sorted = words.sort()
console.log(10, words[0], sorted === words)
