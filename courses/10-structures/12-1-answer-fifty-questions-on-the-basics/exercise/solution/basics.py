def first_byte_ms(request):
    """One journey for the request; a new connection adds TCP, perhaps DNS, perhaps TLS."""
    journeys = 1
    if not request["open"]:
        journeys += 1
        if not request["cached"]:
            journeys += 1
        if request["tls"]:
            journeys += 1
    return journeys * request["trip"] + request["server"]


def run_transaction(accounts, transfers):
    """Works on a copy, so that nothing has to be taken back."""
    changed = dict(accounts)

    def refuse(reason):
        return {"done": False, "reason": reason, "accounts": dict(accounts)}

    for payer, receiver, rupees in transfers:
        for name in (payer, receiver):
            if name not in changed:
                return refuse(f"{name} has no account")
        if changed[payer] < rupees:
            return refuse(f"{payer} has too little money")
        changed[payer] -= rupees
        changed[receiver] += rupees
    return {"done": True, "accounts": changed}


def print_order(tasks):
    """The running code first, then promises, then timers by their time."""
    now = [task[1] for task in tasks if task[0] == "now"]
    promises = [task[1] for task in tasks if task[0] == "promise"]
    timers = sorted((task for task in tasks if task[0] == "timer"), key=lambda task: task[2])
    return now + promises + [task[1] for task in timers]
