update returns set paise = round(rupees * 100) where paise is null;
