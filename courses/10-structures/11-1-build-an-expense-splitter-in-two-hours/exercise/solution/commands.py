import re

from splitter import Group, settle, split_equally


def parse_rupees(text):
    match = re.fullmatch(r"(\d{1,9})(?:\.(\d{1,2}))?", text)
    if not match:
        raise ValueError(f'"{text}" is not an amount; write for example 450.50')
    return int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))


def format_rupees(paise):
    return f"{paise // 100}.{paise % 100:02}"


def create_commands():
    """Runs one line and returns the lines to print."""
    group = Group()

    def person(words):
        if len(words) != 1:
            raise ValueError("Write: person NAME")
        group.add_person(words[0])
        return []

    def expense(words):
        if len(words) < 4:
            raise ValueError("Write: expense AMOUNT PAYER equal NAMES, or exact NAME=AMOUNT")
        amount, payer, kind, *rest = words
        paise = parse_rupees(amount)
        parts = [part.split("=") for part in rest]
        if len({part[0] for part in parts}) < len(parts):
            raise ValueError("A person is named twice")
        if kind == "equal":
            group.add_expense(paise, payer, split_equally(paise, rest))
        elif kind == "exact":
            if any(len(part) != 2 for part in parts):
                raise ValueError("Write each share as NAME=AMOUNT")
            group.add_expense(paise, payer, {name: parse_rupees(share) for name, share in parts})
        else:
            raise ValueError('Write "equal" or "exact" after the payer')
        return []

    def balances(words):
        def line(name, paise):
            if paise == 0:
                return f"{name} is even"
            return f"{name} {'gets' if paise > 0 else 'owes'} {format_rupees(abs(paise))}"

        return [line(name, paise) for name, paise in group.balances.items()]

    def payments(words):
        return [f"{debtor} pays {creditor} {format_rupees(paise)}" for debtor, creditor, paise in settle(group.balances)]

    commands = {"person": person, "expense": expense, "balances": balances, "settle": payments}

    def run(line):
        words = line.split()
        if not words:
            return []
        if words[0] not in commands:
            return [f'Unknown command "{words[0]}"; use {", ".join(commands)}']
        try:
            return commands[words[0]](words[1:])
        except ValueError as error:
            return [str(error)]

    return run
