// Write down the order of the letters first. Then run it with Node 24: node event-loop.cjs

console.log('A')

setTimeout(() => console.log('B'), 0)

setImmediate(() => console.log('C'))

process.nextTick(() => console.log('D'))

Promise.resolve()
  .then(() => console.log('E'))
  .then(() => console.log('F'))

queueMicrotask(() => console.log('G'))

async function half() {
  console.log('H')
  await null
  console.log('I')
}

half().then(() => console.log('J'))

setTimeout(() => {
  console.log('K')
  Promise.resolve().then(() => console.log('L'))
  process.nextTick(() => console.log('M'))
}, 0)

console.log('N')
