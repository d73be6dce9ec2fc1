export { HiringReportCard } from './figures/report-card.tsx'
