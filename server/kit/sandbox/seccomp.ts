/** A seccomp filter in the kernel's format: what learners' code could misuse fails with "not permitted". */

const architectures = {
  x64: { audit: 0xc000003e, column: 0 },
  arm64: { audit: 0xc00000b7, column: 1 },
} as const

/** Numbers on x64 and arm64; 0 where a machine doesn't have the call. */
const forbidden: Record<string, [number, number]> = {
  // No child processes. Threads come from clone, which is checked below.
  fork: [57, 0],
  vfork: [58, 0],
  // No network, not even without an interface.
  socket: [41, 198],
  socketpair: [53, 199],
  // Memory that no limit counts, and files that could be executed.
  memfd_create: [319, 279],
  memfd_secret: [447, 447],
  shmget: [29, 194],
  shmat: [30, 196],
  semget: [64, 190],
  msgget: [68, 186],
  mq_open: [240, 180],
  userfaultfd: [323, 282],
  mknod: [133, 0],
  mknodat: [259, 33],
  // Other processes.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  kcmp: [312, 272],
  pidfd_open: [434, 434],
  pidfd_getfd: [438, 438],
  pidfd_send_signal: [424, 424],
  // New namespaces and mounts.
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  // Parts of the kernel with a history of escapes.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  personality: [135, 92],
  modify_ldt: [154, 0],
  fanotify_init: [300, 262],
  // The machine itself.
  syslog: [103, 116],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  iopl: [172, 0],
  ioperm: [173, 0],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  sethostname: [170, 161],
  setdomainname: [171, 162],
}
const clone = [56, 220] as const
const clone3 = 435
const cloneThread = 0x10000
/** Address families. */
const [internet, internet6] = [2, 10]
/** x64 has a second set of numbers for 32-bit programs. */
const secondSet = 0x40000000

// Instructions of the kernel's filter machine.
const load = 0x20
const ifEqual = 0x15
const ifAtLeast = 0x35
const ifBits = 0x45
const end = 0x06

const allow = 0x7fff0000
const kill = 0x80000000
const fail = (code: number) => 0x00050000 + code
const notPermitted = fail(1)
// The C library then uses clone, whose flags a filter can read.
const notImplemented = fail(38)

type Instruction = [code: number, ifTrue: number, ifFalse: number, value: number]

/** Null on a machine for which the numbers are not listed. */
export function systemCallFilter({
  arch = process.arch,
  sockets = false,
}: { arch?: string; sockets?: boolean } = {}): Buffer | null {
  if (arch !== 'x64' && arch !== 'arm64') return null
  const { audit, column } = architectures[arch]
  const numbers = Object.entries(forbidden).flatMap(([name, pair]) =>
    pair[column] > 0 && !(sockets && name === 'socket') ? [pair[column]] : [],
  )
  const answer = (number: number, result: number): Instruction[] => [
    [ifEqual, 0, 1, number],
    [end, 0, 0, result],
  ]
  const program: Instruction[] = [
    [load, 0, 0, 4],
    [ifEqual, 1, 0, audit],
    [end, 0, 0, kill],
    [load, 0, 0, 0],
    [ifAtLeast, 0, 1, secondSet],
    [end, 0, 0, notPermitted],
    ...answer(clone3, notImplemented),
    ...numbers.flatMap((number) => answer(number, notPermitted)),
    // Of sockets only those for networks; the namespace has loopback alone.
    ...(sockets
      ? ([
          [ifEqual, 0, 4, forbidden['socket']![column]],
          [load, 0, 0, 16],
          [ifEqual, 2, 0, internet],
          [ifEqual, 1, 0, internet6],
          [end, 0, 0, notPermitted],
          [load, 0, 0, 0],
        ] satisfies Instruction[])
      : []),
    [ifEqual, 0, 3, clone[column]],
    [load, 0, 0, 16],
    [ifBits, 1, 0, cloneThread],
    [end, 0, 0, notPermitted],
    [end, 0, 0, allow],
  ]
  return Buffer.concat(program.map(toBytes))
}

function toBytes([code, ifTrue, ifFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(ifTrue, 2)
  bytes.writeUInt8(ifFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
