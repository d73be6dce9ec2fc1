export default [
  {
    name: 'a server without disk and data costs its hours',
    hint: 'The line for server is ready. Keep server + disk + data in the last line.',
    run: ({ billInPaise }) => billInPaise({ hours: 720, diskGb: 0, sentGb: 0 }),
    expect: 43200,
  },
  {
    name: 'adds every GB of the disk',
    hint: 'const disk = diskGb times paisePerDiskGb',
    run: ({ billInPaise }) => billInPaise({ hours: 0, diskGb: 20, sentGb: 0 }),
    expect: 16000,
  },
  {
    name: 'adds the data above 100 GB',
    hint: 'Take freeGb away from sentGb in brackets, then times paisePerSentGb.',
    run: ({ billInPaise }) => billInPaise({ hours: 0, diskGb: 0, sentGb: 250 }),
    expect: 135000,
  },
  {
    name: 'little data is free and doesn’t make the bill smaller',
    hint: 'Math.max(0, sentGb - freeGb) is never below 0.',
    run: ({ billInPaise }) => billInPaise({ hours: 720, diskGb: 20, sentGb: 40 }),
    expect: 59200,
  },
]
