import { served } from '../endpoint.ts';
import * as passwords from '../passwords.ts';

export const passwordEndpoints = {
  forgotPassword: served(passwords.forgotPassword, {
    purpose: 'Common forgot password',
    problems: ['too_many_requests'],
  }),
  resetPassword: served(passwords.resetPassword, {
    purpose: 'Common reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  individualForgotPassword: served(passwords.individualForgotPassword, {
    purpose: 'Individual forgot password',
    problems: ['too_many_requests'],
  }),
  individualResetPassword: served(passwords.individualResetPassword, {
    purpose: 'Individual reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  facilityForgotPassword: served(passwords.facilityForgotPassword, {
    purpose: 'Facility forgot password',
    problems: ['too_many_requests'],
  }),
  facilityResetPassword: served(passwords.facilityResetPassword, {
    purpose: 'Facility reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
};
