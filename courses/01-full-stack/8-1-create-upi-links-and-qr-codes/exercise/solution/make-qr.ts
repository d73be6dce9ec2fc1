// node make-qr.ts writes qr.svg for a bill. Needs: npm install qrcode
import { writeFile } from 'node:fs/promises'
import QRCode from 'qrcode'
import { upiLink } from './upi.ts'

const link = upiLink({
  payee: process.env['UPI_ADDRESS'] ?? 'sharma.kirana@okbank',
  name: 'Sharma Kirana',
  paise: 66000,
  note: 'अप्रैल का हिसाब',
})
await writeFile('qr.svg', await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }))
console.log(link)
