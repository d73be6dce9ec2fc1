export { AdjustWalletDialog } from './adjust-wallet-dialog.tsx'
export { myWallet } from './wallet.api.ts'
