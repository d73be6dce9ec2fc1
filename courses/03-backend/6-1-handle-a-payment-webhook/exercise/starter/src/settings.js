export const webhookSecret = process.env.WEBHOOK_SECRET ?? 'practice-secret-with-32-characters'
export const merchant = { address: 'seatfinder@examplebank', name: 'Seat Finder' }
