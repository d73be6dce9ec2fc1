export { myWallet } from './wallet.api.ts'
