export { countActive as countSponsorLinks } from './store.ts'
