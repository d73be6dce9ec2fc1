def first_byte_ms(request):
    """Milliseconds until the first byte of a page arrives. The request is a dict.
    "trip": one journey to the server and back. "server": the server's own work.
    "tls": https. "cached": the address is known already. "open": a connection is
    open already, so that only the request itself needs a journey."""


def run_transaction(accounts, transfers):
    """Runs transfers [payer, receiver, rupees], all of them or none. Returns a dict:
    {"done": True, "accounts": …} or {"done": False, "reason": …, "accounts": …}.
    The caller's accounts stay as they are."""


def print_order(tasks):
    """In which order do the tasks print? A task is ["now", text],
    ["promise", text] or ["timer", text, ms]."""


print(first_byte_ms({"trip": 40, "server": 0, "tls": True, "cached": False, "open": False}))
print(run_transaction({"Asha": 500, "Ravi": 100}, [["Asha", "Ravi", 300]]))
print(print_order([["timer", "D", 0], ["promise", "C"], ["now", "A"], ["now", "B"]]))
