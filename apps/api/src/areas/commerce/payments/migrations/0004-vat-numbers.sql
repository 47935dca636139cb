-- The VAT number of a business that buys, and whether the register of the EU confirmed it or only its form was checked.
alter table payments_order add column vat_number text;
alter table payments_order add column vat_number_check text check (vat_number_check in ('form', 'register'));
