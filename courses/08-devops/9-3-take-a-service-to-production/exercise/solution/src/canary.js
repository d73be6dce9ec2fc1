const rate = ({ writes, errors }) => (writes === 0 ? 0 : errors / writes)

export function decide({ stable, canary }) {
  if (canary.writes < 20) return canary.errors >= 5 ? 'back' : 'wait'
  if (rate(canary) - rate(stable) > 0.02) return 'back'
  if (canary.p95Ms > stable.p95Ms * 1.5 && canary.p95Ms > stable.p95Ms + 50) return 'back'
  return 'promote'
}

const shares = [0, 10, 25, 50, 100]

export function nextShare(share, decision) {
  if (decision === 'back' || share === 0) return 0
  if (decision === 'wait') return share
  return shares.find((next) => next > share) ?? 100
}
