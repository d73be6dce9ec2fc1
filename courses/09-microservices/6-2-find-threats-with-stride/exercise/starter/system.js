// A part of flows.csv and secrets.csv, as data.
export const flows = [
  { id: 'F01', from: 'browser', to: 'gateway', crosses: true, protocol: 'https', proof: 'session cookie', tenant: 'token', logged: true, limited: true },
  { id: 'F02', from: 'gateway', to: 'menu', crosses: false, protocol: 'http', proof: 'none', tenant: 'not needed', logged: false, limited: true },
  { id: 'F05', from: 'orders', to: 'billing', crosses: false, protocol: 'https', proof: 'mtls and token', tenant: 'token', logged: true, limited: false },
  { id: 'F07', from: 'payment provider', to: 'billing', crosses: true, protocol: 'https', proof: 'none', tenant: 'order id in body', logged: true, limited: false },
  { id: 'F08', from: 'orders', to: 'broker', crosses: false, protocol: 'tcp', proof: 'shared password', tenant: 'not needed', logged: false, limited: false },
  { id: 'F12', from: 'office admin', to: 'gateway', crosses: true, protocol: 'https', proof: 'session cookie', tenant: 'none', logged: false, limited: false },
]
export const secrets = [
  { name: 'payment-api-key', usedBy: ['billing'], storedIn: 'secret store', rotated: '2026-09-20', rights: 'take and refund payments' },
  { name: 'broker-password', usedBy: ['orders', 'kitchen'], storedIn: 'git repository', rotated: '2024-11-02', rights: 'read and write all topics' },
]
