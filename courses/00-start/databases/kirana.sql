-- A small kirana shop: 8 products. Prices in rupees.
create table products (
  name  text primary key,
  kind  text not null,
  price integer not null,
  stock integer not null
);

insert into products values
  ('Rice 1 kg', 'grain', 56, 40),
  ('Atta 1 kg', 'grain', 45, 8),
  ('Toor dal 1 kg', 'grain', 160, 12),
  ('Jeera 100 g', 'spice', 38, 25),
  ('Haldi 100 g', 'spice', 24, 3),
  ('Elaichi 50 g', 'spice', 180, 6),
  ('Soap', 'home', 35, 50),
  ('Matchbox', 'home', 2, 0);
