import { createApp } from './app.ts'

const { SLOW = '400', EMPTY, FAIL, PORT = '3001' } = process.env
const app = createApp({ slow: Number(SLOW), isEmpty: EMPTY === '1', isFailing: FAIL === '1' })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log(`http://localhost:${PORT}/api/customers`)
