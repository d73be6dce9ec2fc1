PARTS = ('fixed', 'variable', 'employerPf', 'employeePf', 'gratuity', 'joiningBonus', 'insurance')


def worth(offer):
    name = offer['name']
    amount = {part: offer.get(part, 0) for part in PARTS}
    for part in PARTS:
        if amount[part] < 0:
            raise ValueError(f"{name}: {part} can't be {amount[part]}")
    paid_share = offer.get('paidShare', 0)
    if not 0 <= paid_share <= 1:
        raise ValueError(f'{name}: paidShare must be between 0 and 1')
    second_year = round(amount['fixed'] + amount['variable'] * paid_share)
    return {
        'name': name,
        'ctc': sum(amount.values()) - amount['employeePf'],
        'monthly': round((amount['fixed'] - amount['employeePf']) / 12),
        'firstYear': second_year + amount['joiningBonus'],
        'secondYear': second_year,
    }


def compare_offers(offers):
    """Compares offers before income tax; the best second year comes first."""
    return sorted(map(worth, offers), key=lambda offer: -offer['secondYear'])
