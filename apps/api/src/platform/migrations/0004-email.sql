-- The name of the product's vocabulary. Nodes of the release before this one still read and write the view.
alter table mail_letter rename to email;
alter table email rename column letter_id to email_id;
alter index mail_letter_recipient rename to email_recipient;
alter index mail_letter_about rename to email_about;
create view mail_letter as
  select email_id as letter_id, recipient, language, template, data, created_at, delivered_at, refused, about_user from email;
