// Usage: node eat-memory.mjs 200 : takes 200 MB, 10 MB at a time, and says how far it got.
const megabytes = Number(process.argv[2] ?? 200)
const kept = []
for (let taken = 10; taken <= megabytes; taken += 10) {
  kept.push(Buffer.alloc(10 * 1024 * 1024, 1))
  console.log(`${taken} MB`)
  await new Promise((resolve) => setTimeout(resolve, 50))
}
console.log(`kept ${kept.length * 10} MB`)
