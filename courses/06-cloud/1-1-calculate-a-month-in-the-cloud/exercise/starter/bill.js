const paisePerHour = 60
const paisePerDiskGb = 800
const paisePerSentGb = 900
const freeGb = 100

export function billInPaise({ hours, diskGb, sentGb }) {
  const server = hours * paisePerHour
  const disk = 0
  const data = 0
  return server + disk + data
}

console.log(billInPaise({ hours: 720, diskGb: 20, sentGb: 250 }))
