const paisePerHour = 60
const paisePerDiskGb = 800
const paisePerSentGb = 900
const freeGb = 100

export function billInPaise({ hours, diskGb, sentGb }) {
  const server = hours * paisePerHour
  const disk = diskGb * paisePerDiskGb
  const data = Math.max(0, sentGb - freeGb) * paisePerSentGb
  return server + disk + data
}

console.log(billInPaise({ hours: 720, diskGb: 20, sentGb: 250 }))
